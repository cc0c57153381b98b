/** Research (spec 1.4, 4.2, design 7): cited reports in which every sentence holds. */
export { DEPTHS, type Depth } from './model/depth.js';
