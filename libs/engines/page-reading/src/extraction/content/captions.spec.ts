import { describe, expect, it } from 'vitest';
import { parseTree } from '@capstan/parsing';
import { readableBody } from '../document/readable-body.js';
import { type ReadableElement, descendants, readableAttribute, readableText } from '../document/readable.js';
import { describePictures } from './captions.js';

function described(html: string): { text: string; alts: (string | undefined)[]; body: ReadableElement } {
  const body = readableBody(parseTree(html));
  describePictures(body);
  const images = [...descendants(body, new Set(['img']))];
  return { text: readableText(body), alts: images.map((image) => readableAttribute(image, 'alt')), body };
}

describe('describePictures', () => {
  it.each<[string, string, string]>([
    ['of a figure', '<figure><img src=a><figcaption>A boat</figcaption></figure>', 'A boat'],
    [
      'in addition to a description',
      '<figure><img src=a alt="Oak"><figcaption>A boat</figcaption></figure>',
      'Oak – A boat',
    ],
    [
      'that repeats the description',
      '<figure><img src=a alt="a boat"><figcaption>A boat, new</figcaption></figure>',
      'A boat, new',
    ],
    ['marked by its class', '<div><img src=a><p class="wp-caption-text">A boat</p></div>', 'A boat'],
    ['in a box for a picture', '<div class="photo"><img src=a><p>A boat</p></div>', 'A boat'],
  ])('uses a caption %s', (_, html, alt) => {
    const { text, alts, body } = described(`<p>Text.</p>${html}`);
    expect(text).toBe('Text.');
    expect(alts).toEqual([alt]);
    expect(body.chars).toBe(5);
  });

  it.each<[string, string]>([
    ['of a table', '<figure><table><tr><td>1</table><img src=a><figcaption>Words</figcaption></figure>'],
    ['without a picture', '<figure><svg></svg><figcaption>Words</figcaption></figure>'],
    [
      'that is an article',
      `<figure><img src=a><figcaption>Words ${'and more '.repeat(80)}</figcaption></figure>`,
    ],
    [
      'far from any picture',
      `<div><img src=a><p>${'text '.repeat(200)}</p><p class="caption">Words</p></div>`,
    ],
    ['under a heading in a box for a picture', '<div class="image"><img src=a><h2>Words</h2></div>'],
  ])('keeps a caption %s', (_, html) => {
    expect(described(html).text).toContain('Words');
  });
});
