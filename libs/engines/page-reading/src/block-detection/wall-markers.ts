import { GENERIC_WALLS } from './generic-walls.js';
import { LARGE_VENDOR_WALLS, OTHER_VENDOR_WALLS } from './vendor-walls.js';
import type { WallMarker } from './wall-marker.js';

/** All markers, most specific first. */
export const WALL_MARKERS: readonly WallMarker[] = [
  ...LARGE_VENDOR_WALLS,
  ...OTHER_VENDOR_WALLS,
  ...GENERIC_WALLS,
];
