import type { Loader } from 'vega';
import type { TopLevelSpec } from 'vega-lite';

const refuse = (): Promise<never> => Promise.reject(new Error('charts load nothing'));

/** Data is inline: nothing is ever loaded, whatever a label contains. */
const NOTHING: Loader = {
  options: {},
  load: refuse,
  sanitize: refuse,
  http: refuse,
  file: refuse,
} as unknown as Loader;

/** Draws a Vega-Lite specification as an SVG document; text in it is escaped. */
export async function drawVegaLite(spec: object): Promise<string> {
  // Loaded at first use: few processes draw charts, and loading takes a third of a second.
  const [{ View, parse }, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  const compiled = compile(spec as TopLevelSpec).spec;
  const view = new View(parse(compiled), { renderer: 'none', loader: NOTHING });
  try {
    return storable(await view.toSVG());
  } finally {
    view.finalize();
  }
}

/** Removes characters that XML and the database cannot store. */
function storable(svg: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return svg.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ');
}
