"""The painting machinery: noise, layers, sky, land, water, weather, light, brush and paper."""
