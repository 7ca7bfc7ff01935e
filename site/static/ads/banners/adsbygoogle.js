// Nothing. Who asks for this file learns whether ads are blocked.
