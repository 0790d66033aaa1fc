import StrutMarkup

print("usage: strut-dev record")
