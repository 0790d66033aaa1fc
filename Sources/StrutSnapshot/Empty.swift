// The functions for tests follow.
import StrutGolden
