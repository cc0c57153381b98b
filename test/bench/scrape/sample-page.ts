const WORDS =
  'the harbour crew turned a capstan slowly while gulls circled over wet rope and salt air drifted past old stone walls toward evening light'.split(
    ' ',
  );

/** A typical article of about 100 kB: head full of scripts, navigation, twenty paragraphs, teasers, footer. */
export function samplePage(): string {
  const sentence = (seed: number): string => {
    const words = Array.from({ length: 18 }, (_, at) => WORDS[(seed * 7 + at * at) % WORDS.length]);
    return `${words.join(' ').replace(/^./, (first) => first.toUpperCase())}.`;
  };
  const many = (count: number, part: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => part(at)).join('\n');
  const paragraph = (at: number): string =>
    `<p>${many(5, (line) => sentence(at * 5 + line))} <a href="/story/${at}">More</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The capstan | Harbour News</title>
<meta name="description" content="A day at the harbour."><meta property="article:published_time" content="2026-03-14">
${many(6, (at) => `<script>window.data${at}=${JSON.stringify(many(60, sentence))}</script>`)}
<style>${many(200, (at) => `.c${at}{margin:${at}px;padding:${at}px}`)}</style></head><body>
<header><nav><ul>${many(60, (at) => `<li><a href="/section/${at}">Section ${at}</a></li>`)}</ul></nav></header>
<main><article><h1>The capstan</h1><p class="byline">By Ada Quay</p>${many(20, paragraph)}</article>
<aside>${many(30, (at) => `<div class="teaser"><a href="/t/${at}"><h3>Teaser ${at}</h3><p>${sentence(at)}</p></a></div>`)}</aside>
</main><footer>${many(40, (at) => `<a href="/f/${at}">Footer ${at}</a>`)}</footer></body></html>`;
}
