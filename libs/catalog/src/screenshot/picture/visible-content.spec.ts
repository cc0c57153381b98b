import { describe, expect, it } from 'vitest';
import { hasVisibleContent } from './visible-content.reading.js';

const page = (body: string, head = '<title>A title</title>'): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('hasVisibleContent', () => {
  it.each([
    page('<p>Text</p>'),
    page('<div><span>&nbsp;</span>5</div>'),
    page('<IMG src="a.png">'),
    page('<div><svg></svg></div>'),
    page('<canvas id="c"></canvas>'),
    page('<input>'),
    page('<p>1 < 2'),
    'just text',
    page('<noscript>Enable scripts</noscript><main>Hello</main>'),
    page('<script>"</scr" + "ipt>"</script>x'),
  ])('detects that %s is visible', (html) => {
    expect(hasVisibleContent(html)).toBe(true);
  });

  it.each([
    '',
    ' \n',
    '<!doctype html>',
    page(''),
    page('<div id="root"></div><script src="/app.js"></script>'),
    page(' \u200b&nbsp;<br>'),
    page('<!-- <p>text</p> <img> -->'),
    page('<script>document.write("<p>text<img>")</script>'),
    page('<style>p { color: red }</style><noscript>Enable scripts</noscript>'),
    page('<template><p>text</p></template>'),
    page('<SCRIPT>text</SCRIPT >'),
    page('<div></div', '<meta charset="utf-8">'),
    page('<script>never closed'),
    page('<!-- never closed'),
  ])('detects that %j is blank', (html) => {
    expect(hasVisibleContent(html)).toBe(false);
  });

  it('reads adversarial input in one pass', () => {
    expect(hasVisibleContent('<script>'.repeat(300_000))).toBe(false);
    expect(hasVisibleContent('<div>'.repeat(300_000))).toBe(false);
    expect(hasVisibleContent('<!--'.repeat(300_000))).toBe(false);
  });
});
