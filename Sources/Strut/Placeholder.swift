import StrutCore
