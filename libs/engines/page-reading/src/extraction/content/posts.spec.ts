import { parseTree } from '@capstan/parsing';
import { describe, expect, it } from 'vitest';
import { readableBody } from '../document/readable-body.js';
import { readableText } from '../document/readable.js';
import { surveyPage } from '../document/survey-page.js';
import { discussionIn } from './posts.js';

const FORUM = 'https://kiln.example/forum/viewtopic.php?t=4';

function postsOf(html: string, url = 'https://kiln.example/page'): string | undefined {
  const tree = parseTree(html);
  const discussion = discussionIn(readableBody(tree), surveyPage(tree), url);
  return discussion && readableText(discussion);
}

function thread(name: string, posts: readonly string[]): string {
  return posts
    .map(
      (text) =>
        `<div class="row"><div class="profile">Ida, joined 2019, 75 posts</div><div class="${name}">${text}</div></div>`,
    )
    .join('');
}

const POSTS = ['My kiln drops two hundred degrees at night.', 'Check the flue first.', 'It was the flue.'];

describe('discussionIn', () => {
  it.each(['postbody', 'post_body', 'messageText', 'bbWrapper', 'post_message_4711'])(
    'returns the texts of posts named %s without the profiles of their authors',
    (name) => {
      expect(postsOf(thread(name, POSTS))).toBe(POSTS.join(' '));
    },
  );

  it('recognizes posts by the microdata of a comment', () => {
    const html = POSTS.map(
      (text) => `<div itemprop="comment"><b>Ida</b><div itemprop="text">${text}</div></div>`,
    );
    expect(postsOf(html.join(''))).toBe(POSTS.join(' '));
  });

  it('returns a question above its answers', () => {
    const question = '<div class="question-body">Why does my kiln lose heat?</div>';
    expect(postsOf(`<aside>Ask here</aside>${question}${thread('answer-body', POSTS)}`, FORUM)).toBe(
      `Why does my kiln lose heat? ${POSTS.join(' ')}`,
    );
  });

  it('omits signatures below posts', () => {
    const signed = `${thread('postbody', POSTS)}<span class="postbody">_________________<br>Keep firing</span>`;
    expect(postsOf(signed)).toBe(POSTS.join(' '));
  });

  it.each<[string, string, string]>([
    ['a blog with several entries', thread('post-content', POSTS), 'https://kiln.example/blog'],
    [
      'the entries of a blog with forum-like names',
      thread('post-body entry-content', POSTS),
      'https://kiln.example/blog',
    ],
    ['one post', thread('postbody', POSTS.slice(0, 1)), FORUM],
    [
      'a page with a few comments below a long text',
      `<p>${'A long report about kilns, and how they are fired. '.repeat(40)}</p>${thread('comment-body', POSTS)}`,
      FORUM,
    ],
  ])('does not take %s for a discussion', (_, html, url) => {
    expect(postsOf(html, url)).toBeUndefined();
  });
});
