/** The content of a page, once its fonts are loaded. */
export interface Settled {
  characters: number;
  pictures: number;
}

/** Expression that waits for the fonts of the page, at most five seconds, and measures its content. */
export const SETTLED_SCRIPT = `(${settled.toString()})()`;

/* Serialized and sent to the browser, so it must not use anything from outside itself. */

declare const document: {
  fonts: { ready: Promise<unknown> };
  body: { innerText: string } | null;
  querySelectorAll: (selector: string) => { length: number };
};

async function settled(): Promise<Settled> {
  const late = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([document.fonts.ready, late]);
  return {
    characters: (document.body?.innerText ?? '').trim().length,
    pictures: document.querySelectorAll('svg, img, canvas, video').length,
  };
}
