"""The painting machinery: noise, layers, sky, land, water, weather, light, brush and paper."""

import cv2

# Same input, same pixels. One thread: cards are painted side by side by processes. No vendor's
# kernels either: IPP's distance transform gives other last digits for other addresses in memory.
cv2.setNumThreads(1)
cv2.ipp.setUseIPP(False)
