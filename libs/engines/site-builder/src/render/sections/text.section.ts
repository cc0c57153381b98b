import { detailArt } from '../../design/art/detail-art.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html, trusted } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Running text, with a picture beside it where the plan asks for one; drafts say that they are. */
export function renderText(section: SectionOf<'text'>, { site, words }: RenderContext): Html {
  const draft =
    section.isDraft === true &&
    markup`<p class="notice draft"><strong>${words.draft}.</strong> ${words.draftNote}</p>`;
  const prose = markup`
    <div class="prose">${draft}${section.paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}</div>`;
  if (section.hasArt !== true) return sectionFrame(section.id, 'text', sectionHead(section.heading), prose);
  const art = markup`<div class="text-art">${trusted(detailArt(site, section.id))}</div>`;
  return sectionFrame(section.id, 'text text-with-art', sectionHead(section.heading), markup`${prose}${art}`);
}
