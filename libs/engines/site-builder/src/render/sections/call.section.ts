import { bandArt } from '../../design/art/detail-art.js';
import { actionRow } from '../action-link.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html, trusted } from '../../html/html.js';
import { sectionHead } from '../section-head.js';

/** The one thing to do next, on a band of colour. */
export function renderCall(section: SectionOf<'call'>, context: RenderContext): Html {
  return markup`
    <section id="${section.id}" class="section call">
    <div class="wrap call-box">${trusted(bandArt(context.site, section.id))}
    <div class="call-copy">${sectionHead(section.heading, section.text)}${actionRow(section.actions, context)}</div></div></section>`;
}
