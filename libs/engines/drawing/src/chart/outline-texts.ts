import { decodeXML } from 'entities';
import { round } from '../svg/document.js';
import { outlineText } from '../text/outline.js';

/** A text element as Vega writes it: attributes without markup in them, one line of escaped text. */
const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;

/** Vega's labels for screen readers repeat the data; the picture has its own title. */
const ACCESSIBILITY = / (?:aria-[a-z]+|role)="[^"]*"/g;

/** Replaces the texts of a chart by their outlines, so that it looks alike everywhere and needs no font. */
export async function outlineTexts(svg: string): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of svg.matchAll(TEXT)) {
    const [whole, attributes = '', escaped = ''] = match;
    parts.push(svg.slice(end, match.index), await outlined(attributes, decodeXML(escaped)));
    end = match.index + whole.length;
  }
  return [...parts, svg.slice(end)].join('').replaceAll(ACCESSIBILITY, '');
}

async function outlined(attributes: string, text: string): Promise<string> {
  const valueOf = (name: string): string | undefined =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const sizePx = parseFloat(valueOf('font-size') ?? '11');
  const weight = valueOf('font-weight');
  const { d, width } = await outlineText(text, {
    family: 'geist',
    weight: weight === 'bold' ? 700 : Number(weight ?? 400) || 400,
    sizePx,
  });
  const anchor = valueOf('text-anchor');
  const shift = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  const transform = `${valueOf('transform') ?? ''} translate(${round(shift)} 0)`;
  const opacity = valueOf('opacity');
  return d === ''
    ? ''
    : `<path transform="${transform}" fill="${valueOf('fill') ?? '#000000'}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;
}
