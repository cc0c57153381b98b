/** Expression for the text that a visitor sees on the page, without white space. */
export const VISIBLE_TEXT_SCRIPT = `(${visibleText.toString()})()`;

/* Serialized and sent to the browser, so it must not use anything from outside itself. */

interface Element {
  closest: (selector: string) => Element | null;
  checkVisibility: (options: object) => boolean;
}

declare const document: {
  body: Element;
  createTreeWalker: (
    root: Element,
    what: number,
  ) => { nextNode: () => { data: string; parentElement: Element | null } | null };
};

/** As in the document: `text-transform` is ignored. */
function visibleText(): string {
  const walker = document.createTreeWalker(document.body, 4);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || element.closest('script, style, noscript, template') !== null) continue;
    // Collapsed details are one click away.
    const isFolded = element.closest('details:not([open])') !== null;
    if (isFolded || element.checkVisibility({ visibilityProperty: true })) texts.push(node.data);
  }
  return texts.join('').replace(/[\s\u00ad\u200b]+/g, '');
}
