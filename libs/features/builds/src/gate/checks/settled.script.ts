/** What a page shows, once its fonts are there. */
export interface Settled {
  characters: number;
  pictures: number;
}

/** Expression that waits for the fonts of the page, five seconds at most, and measures what it shows. */
export const SETTLED_SCRIPT = `(${settled.toString()})()`;

/* The function below is sent to the browser as text, so it must not use anything from outside itself. */

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
