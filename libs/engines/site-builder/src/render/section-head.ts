import { markup, type Html } from '../html/html.js';

/** Heading of a section, with the line below it where there is one. */
export function sectionHead(heading: string | null, text: string | null = null): Html | null {
  if (heading === null || heading === '') return null;
  return markup`
    <div class="section-head">
    <h2>${heading}</h2>${text !== null && text !== '' && markup`<p class="lead">${text}</p>`}</div>`;
}

/** Frame of all sections but the head of a page. `kind` names the class that lays out the body. */
export function sectionFrame(id: string, kind: string, head: Html | null, body: Html): Html {
  return markup`
    <section id="${id}" class="section ${kind}">
    <div class="wrap section-grid">${head}
    <div class="section-body">${body}</div></div></section>`;
}
