import { portraitArt } from '../../design/art/detail-art.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html, trusted } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Who they are; a drawn badge stands where no photograph is known. */
export function renderPeople(section: SectionOf<'people'>, { site }: RenderContext): Html {
  const people = section.people.map(
    (person) =>
      markup`
        <li class="person">
        <div class="portrait">${trusted(portraitArt(site, person.name))}</div>
        <h3>${person.name}</h3>${person.role !== null && markup`<p class="muted">${person.role}</p>`}</li>`,
  );
  return sectionFrame(
    section.id,
    'people',
    sectionHead(section.heading),
    markup`<ul class="people-list">${people}</ul>`,
  );
}
