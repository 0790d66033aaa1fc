import StrutLayout

print("usage: strut-bench layout")
