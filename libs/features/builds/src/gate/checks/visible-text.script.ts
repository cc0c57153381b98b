/** Expression that gives the text that a visitor sees on the page, without any white space. */
export const VISIBLE_TEXT_SCRIPT = `(${visibleText.toString()})()`;

/* The function below is sent to the browser as text, so it must not use anything from outside itself. */

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

/** As written: what a style sheet makes capitals of still reads as it stands in the document. */
function visibleText(): string {
  const walker = document.createTreeWalker(document.body, 4);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || element.closest('script, style, noscript, template') !== null) continue;
    // An answer folded up is a click away.
    const isFolded = element.closest('details:not([open])') !== null;
    if (isFolded || element.checkVisibility({ visibilityProperty: true })) texts.push(node.data);
  }
  return texts.join('').replace(/[\s\u00ad\u200b]+/g, '');
}
