import { describe, expect, it } from 'vitest';
import { type ReadableElement, descendants, readableText } from '../document/readable.js';
import { parseTree } from '@capstan/parsing';
import { surveyPage } from '../document/survey-page.js';
import { mainContent } from './main-content.js';

/** Different sentences, so that none counts as a repetition. */
const prose = (about: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>Paragraph ${at} about ${about} is long enough to count as prose, since it continues for a while, and then for some more, before it comes to its end at last.</p>`,
  ).join('');

function contentOf(tree: ReturnType<typeof parseTree>, url = 'https://post.example/page'): ReadableElement {
  return mainContent(tree, surveyPage(tree), url).element;
}

function textOf(html: string): string {
  const tree = parseTree(html);
  return readableText(contentOf(tree));
}

const ARTICLE = '<meta property="og:type" content="article">';

describe('mainContent', () => {
  it('chooses the article among teasers by its prose alone', () => {
    const teasers =
      '<div><h3><a href="/x">Elsewhere</a></h3><p>A teaser of another story that ends …</p></div>';
    const text = textOf(
      `<div><div>${teasers.repeat(4)}</div><div><h1>Lamps</h1>${prose('lamps', 8)}</div></div>`,
    );
    expect(text).toContain('Paragraph 7 about lamps');
    expect(text).not.toContain('another story');
  });

  it('keeps the summary between the title and the body', () => {
    const text = textOf(
      `${ARTICLE}<main><header><p>Section</p><h1>Lamps</h1><p class="deck">The council wants to keep its lamps, and someone has to light them.</p></header>
      <div class="article-body">${prose('lamps', 6)}</div></main>`,
    );
    expect(text).toMatch(/^The council wants/);
    expect(text).toContain('Paragraph 5');
  });

  it('joins a body in several parts', () => {
    const part = (about: string): string => `<div class="article-body">${prose(about, 3)}</div>`;
    const text = textOf(
      `${ARTICLE}<article><h1>Parts</h1>${part('one')}<div class="ad">Buy</div>${part('two')}${part('three')}</article>`,
    );
    for (const about of ['one', 'two', 'three']) expect(text).toContain(`Paragraph 2 about ${about}`);
  });

  it.each<[string, string]>([
    ['author and date', '<p>By Marit Sandvik</p><p>Published 11 February 2026</p>'],
    ['invitations', '<p>Subscribe to our newsletter and never miss a lamp again.</p>'],
    [
      'lists of other articles',
      '<h3>Read next</h3><ul><li><a href=/a>The last ferry of the season</a><li><a href=/b>Herring prices fall again</a></ul>',
    ],
    ['boxes about the author', '<div class="author-box"><p>Marit writes about lamps.</p></div>'],
    ['discussion', '<div id="comments"><p>First! I have read it all and I agree with it.</p></div>'],
    ['repetitions in a gallery', `<div class="overlay">${prose('lamps', 1)}</div>`],
    [
      'a discussion longer than the article',
      `<div class="comments-area">${prose('what readers think', 14)}</div>`,
    ],
    [
      'teasers below a matching heading',
      `<h3>You may also like</h3><article><h4><a href=/a>The last ferry</a></h4><p>A teaser about the ferry that takes a whole sentence.</p></article>`,
    ],
    [
      'news of the day',
      '<div class="latest-news"><p>The ferry sails again, says the harbour master.</p></div>',
    ],
    [
      'texts of a gallery',
      '<div class="photo-gallery"><p>A lamp at dusk in the old harbour, seen from the pier.</p></div>',
    ],
    ['headings without content', '<h3>Share your thoughts</h3>'],
  ])('omits %s', (_, extra) => {
    const body = prose('lamps', 6);
    const plain = textOf(`${ARTICLE}<article><h1>Lamps</h1>${body}</article>`);
    expect(textOf(`${ARTICLE}<article><h1>Lamps</h1>${body}${extra}</article>`)).toBe(plain);
  });

  it('keeps text that continues below a heading of teasers', () => {
    const text = textOf(
      `${ARTICLE}<article>${prose('lamps', 3)}<p><b>Don’t miss</b></p><ul><li><a href=/a>The last ferry of the season</a></li></ul>${prose('wicks', 3)}</article>`,
    );
    expect(text).not.toContain('last ferry');
    expect(text).toContain('Paragraph 0 about wicks');
  });

  it('keeps the reports of a live ticker and the pictures of a gallery', () => {
    const text = textOf(
      `${ARTICLE}<main>${prose('the match', 4)}<div class="live-match-comments">${prose('minutes', 9)}</div></main>`,
    );
    expect(text).toContain('Paragraph 8 about minutes');
    const gallery = '<div class="photo-gallery"><img src="/lamp.jpg" alt="A lamp"><p>At dusk.</p></div>';
    const tree = parseTree(`${ARTICLE}<article>${prose('lamps', 6)}${gallery}</article>`);
    const content = contentOf(tree);
    expect([...descendants(content, new Set(['img']))]).toHaveLength(1);
  });

  it('chooses a short article and not the long discussion below it', () => {
    const text = textOf(
      `${ARTICLE}<main><div>${prose('lamps', 5)}</div><div id="comments">${prose('what readers think', 40)}</div></main>`,
    );
    expect(text).toContain('Paragraph 4 about lamps');
    expect(text).not.toContain('readers think');
  });

  it('keeps content whose name is that of clutter where hardly anything else is there', () => {
    const text =
      textOf(`<div>${prose('the harbour', 1).slice(0, 60)}</div><div class="popup">${prose('lamps', 2)}</div>
      <div class="sidebar">${prose('wicks', 2)}</div><div class="modal">${prose('oil', 2)}</div>`);
    for (const about of ['lamps', 'wicks', 'oil']) expect(text).toContain(`Paragraph 1 about ${about}`);
  });

  it.each(['12 Comments', 'Reader comments', 'Leave a reply', 'Kommentare (4)'])(
    'ends an article at a heading such as %j',
    (heading) => {
      const text = textOf(
        `${ARTICLE}<article>${prose('lamps', 6)}<h3>${heading}</h3>${prose('what readers think', 3)}</article>`,
      );
      expect(text).toContain('Paragraph 5 about lamps');
      expect(text).not.toContain('readers think');
    },
  );

  it('keeps a chapter about comments', () => {
    const text = textOf(
      `${ARTICLE}<article>${prose('code', 6)}<h2>Comments</h2>${prose('comments', 3)}</article>`,
    );
    expect(text).toContain('Paragraph 2 about comments');
  });

  it('omits reviews and similar products from a product, also if they are longer', () => {
    const text = textOf(
      `<meta property="og:type" content="product"><main class="product-detail"><h1>Boat</h1>${prose('the boat', 2)}
      <table><tr><th>Length</th><td>3.2 m</td></tr></table><div id="customer-reviews">${prose('what buyers think', 9)}</div></main>
      <div class="similar">${prose('another boat', 1)}</div>`,
    );
    expect(text).toContain('3.2 m');
    expect(text).toContain('Paragraph 1 about the boat');
    expect(text).not.toMatch(/buyers think|another boat/);
  });

  it('keeps the entries of a collection below its introduction, also in forms and next to pictures', () => {
    const entry = (at: number): string =>
      `<div class="entry"><form action="/cart"><div class="image"><img src="/${at}.jpg" alt=""><a href="/${at}">Boat ${at}</a> $${at}9.50</div></form></div>`;
    const entries = Array.from({ length: 12 }, (_, at) => entry(at + 1)).join('');
    const text = textOf(`<div class="intro">${prose('boats', 3)}</div><div class="grid">${entries}</div>`);
    expect(text).toContain('Paragraph 2 about boats');
    expect(text).toMatch(/Boat 1 \$19\.50.*Boat 12 \$129\.50/);
  });

  it('keeps the paragraphs of an article in a gallery', () => {
    const paragraph =
      '<p>The second lamp hung over the gate of the rope yard, where no one went after dark but the watchman, who had a key to everything and used none of them, since he could see all he wanted from his stool.</p>';
    const stage = `<div class="gallery"><img src="/lamp.jpg" alt="A lamp">${paragraph}</div>`;
    expect(textOf(`${ARTICLE}<article>${prose('lamps', 6)}${stage}</article>`)).toContain('second lamp');
  });

  it('keeps content below “See also” on pages that are not articles', () => {
    const also =
      '<p>See also</p><p><a href=/x>Wicks, oil and glass</a>, which says how they are cut, and when.</p>';
    expect(textOf(`<main><h1>Lamps</h1>${prose('lamps', 6)}${also}</main>`)).toContain('how they are cut');
  });

  it('keeps repetitions within a list of recipes or exercises', () => {
    const step =
      '<h3>Meal</h3><p>Take one cup of oats, half a cup of milk and a spoon of honey, and stir.</p>';
    expect(
      textOf(`${ARTICLE}<article>${prose('meals', 3)}${step}${step}</article>`).match(/one cup of oats/g),
    ).toHaveLength(2);
  });

  describe('with a schema.org articleBody', () => {
    const stated = (text: string): string =>
      `${ARTICLE}<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', articleBody: text })}</script>`;
    const body = prose('lamps', 6);
    const written = body.replace(/<[^>]+>/g, ' ');
    const after =
      '<p>Our reporters cover the harbour every day, and they would like to hear what you think of it.</p>';

    it('ends the article where articleBody ends', () => {
      const text = textOf(
        `${stated(written)}<article><h1>Lamps</h1>${body}<div>${after.slice(0, 70)}</div></article>`,
      );
      expect(text).toContain('Paragraph 5');
      expect(text).not.toContain('Our reporters');
    });

    it('ignores an articleBody with the beginning only', () => {
      const text = textOf(`${stated(written.slice(0, 600))}<article><h1>Lamps</h1>${body}</article>`);
      expect(text).toContain('Paragraph 5');
    });
  });

  it('keeps phrases of remarks when they are the subject', () => {
    const text = textOf(
      `<title>Cookie policy</title><main>${prose('cookies', 4)}<p>This website uses cookies to count its readers.</p><p>Copyright 2026 The Tidewater Post.</p></main>`,
    );
    expect(text).toContain('to count its readers');
    expect(text).toContain('Copyright 2026');
  });

  it('keeps an index of links whole', () => {
    const column = (from: number): string =>
      `<td><ul>${Array.from({ length: 40 }, (_, at) => `<li><a href="/${from + at}">entry ${from + at}</a></li>`).join('')}</ul></td>`;
    const text = textOf(
      `<h1>Index</h1><table><tr>${column(0)}${column(40)}</tr></table><div class="colophon">${prose('the print', 1)}</div>`,
    );
    expect(text).toContain('entry 0 ');
    expect(text).toContain('entry 79');
  });

  it.each<[string, string, string[]]>([
    [
      'a product',
      '<main><h1>Boat</h1><div class="price">1.450 €</div><p>A rowing boat for two, made of oak.</p><table><tr><th>Length</th><td>3.2 m</td></tr></table><ul><li>Oars</li><li>Anchor</li></ul></main>',
      ['1.450 €', 'made of oak', '3.2 m', 'Anchor'],
    ],
    [
      'questions and answers',
      `<div class="question"><h1>Why does it leak?</h1>${prose('the question', 1)}</div>${[
        'one',
        'two',
        'three',
      ]
        .map(
          (who) =>
            `<div class="answer"><div class="user"><a href=/u>${who}</a></div>${prose(`answer ${who}`, 2)}<pre>caulk --${who}</pre></div>`,
        )
        .join('')}`,
      ['about the question', 'answer one', 'answer three', 'caulk --two'],
    ],
    [
      'a service page in sections',
      ['Repairs', 'Rental', 'Moorings']
        .map(
          (name) =>
            `<section class="row"><h2>${name}</h2><p>We offer ${name.toLowerCase()} all year round, by the hour.</p></section>`,
        )
        .join(''),
      ['We offer repairs', 'We offer rental', 'We offer moorings'],
    ],
    [
      'a discussion',
      `<h1>Kiln</h1><div class="comments">${['ida', 'oskar', 'wren'].map((who) => `<div class="comment">${prose(who, 1)}</div>`).join('')}</div>`,
      ['about ida', 'about oskar', 'about wren'],
    ],
  ])('keeps all of %s', (_, html, parts) => {
    const text = textOf(html);
    for (const part of parts) expect(text).toContain(part);
  });
});
