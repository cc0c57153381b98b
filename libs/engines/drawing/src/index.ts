/**
 * Draws pictures of text and data: charts, cards, patterns, QR codes and diagrams, as SVG of shapes and outlines, and
 * paints them as PNG, WebP or JPEG. It needs no network, no browser and no installed font. Call functions with
 * untrusted text or pictures in a worker thread. Main types: {@link Drawing}, {@link drawCard}, {@link rasterize}.
 */
export { CARD_LAYOUTS, type CardLayout, type CardText } from './card/card.js';
export { drawCard } from './card/draw-card.js';
export { CHART_TYPES, type ChartPoint, type ChartSpec, type ChartType } from './chart/chart.js';
export { drawChart } from './chart/draw-chart.js';
export { drawVegaLite } from './chart/draw-vega-lite.js';
export { withoutColors } from './color/color-words.js';
export { isReadable } from './color/palette.js';
export { type Diagram, DiagramTextError } from './diagram/diagram.js';
export { drawDiagram } from './diagram/draw-diagram.js';
export { type DiagramForm, diagramFormIn, parseDiagram } from './diagram/parse-diagram.js';
export { drawInitials } from './pattern/draw-initials.js';
export { drawPattern, type PatternSpec } from './pattern/draw-pattern.js';
export { patternStyleIn, withoutFigures } from './pattern/pattern-words.js';
export { drawQrCode, type ErrorCorrection, MAX_QR_BYTES } from './qr/qr-code.js';
export { MAX_PIXELS, type RasterFormat, rasterize } from './raster/rasterize.js';
export { type CleanPicture, reencode } from './raster/reencode.js';
export type { Drawing } from './svg/document.js';
export { seedOf } from './svg/random.js';
