import type { PageFacts } from '../document/page-facts.js';
import {
  type ReadableElement,
  isReadableElement,
  readableAttribute,
  readableElement,
  readableText,
} from '../document/readable.js';
import { words } from '../words.js';

/**
 * Names of the text of a post, as forum software gives them: a class or id in lower case, without underscores and the
 * number of the post. Around it are the name and the statistics of its author, signatures and buttons.
 */
const POST_TEXT: ReadonlySet<string> = new Set(
  words(`
  postbody postmessage messagetext messagebody messagecontent message-text message-body message-content bbwrapper
  js-post-body cpostcontentwrap commtext usertext-body user-post-text cooked msgbody forum-post-body
`),
);

/** Names without any separators that blogs use as well: posts only on a page that is a discussion by other signs. */
const COMMON_TEXT: ReadonlySet<string> = new Set(
  words(`
  postbody postcontent posttext postentry entrycontent commenttext commentcontent commentbody commentcopy answertext answerbody
  answercontent replycontent replybody replytext questiontext questionbody threadcontent topicbody topiccontent
  ipstyperichtext
`),
);

const FORUM_ADDRESS =
  /(?:^|[./-])(?:forums?|community|boards?|discuss(?:ions?)?|bbs)(?:[./-]|$)|viewtopic|showthread|\/threads?[/.]|\/topics?\/|\/t\/|\/questions?\/\d|\/comments\/|\/r\/\w|\/item\?id=/i;
const FORUM_GENERATOR = /phpbb|vbulletin|xenforo|discourse|invision|mybb|smf|vanilla|flarum|nodebb|lemmy/i;
const FORUM_TYPE = /"@type"\s{0,20}:\s{0,20}"(?:DiscussionForumPosting|QAPage|Question)"/;

/** Minimum share of the text of the page, by how surely the name is that of posts. */
const LEAST_SHARE = { sure: 0.1, common: 0.3 };

/** Posts below another text, such as answers below a question. */
const BELOW = /^(?:comment|reply|answer)/;

const MAX_NAME_CHARS = 60;

/** Signature below a post, drawn with a line of underscores. */
const SIGNATURE = /^_{5,}/;

interface PostName {
  name: string;
  /** Whether only forum software gives it. */
  isSure: boolean;
}

interface Named extends PostName {
  element: ReadableElement;
}

/** Returns the posts of a discussion as one element; undefined for other pages. */
export function discussionIn(
  body: ReadableElement,
  facts: PageFacts,
  url: string,
): ReadableElement | undefined {
  const named = namedTexts(body, isForumPage(facts, url));
  const sums = new Map<string, { posts: number; chars: number; isSure: boolean }>();
  for (const { element, name, isSure } of named) {
    const sum = sums.get(name) ?? { posts: 0, chars: 0, isSure };
    sums.set(name, { posts: sum.posts + 1, chars: sum.chars + element.chars, isSure: sum.isSure && isSure });
  }
  const [best] = [...sums].filter(([, { posts }]) => posts > 1).toSorted(([, a], [, b]) => b.chars - a.chars);
  if (!best) return undefined;
  const [name, { chars, isSure }] = best;
  if (chars < body.chars * (isSure ? LEAST_SHARE.sure : LEAST_SHARE.common)) return undefined;
  const first = named.findIndex((each) => each.name === name);
  const head = BELOW.test(name)
    ? named.slice(0, first).reduce<Named | undefined>(longer, undefined)
    : undefined;
  const posts = named.filter((each) => each === head || each.name === name).map(({ element }) => element);
  return joined(posts.filter((post) => !SIGNATURE.test(readableText(post))));
}

function longer(best: Named | undefined, each: Named): Named {
  return best && best.element.chars >= each.element.chars ? best : each;
}

/** Returns the outermost elements with text that are named like posts, in document order. */
function namedTexts(body: ReadableElement, isForum: boolean): Named[] {
  const found: Named[] = [];
  const visit = (element: ReadableElement): void => {
    const name = element.chars > 0 ? postName(element, isForum) : undefined;
    if (name) found.push({ element, ...name });
    else for (const child of element.children) if (isReadableElement(child)) visit(child);
  };
  visit(body);
  return found;
}

function isForumPage(facts: PageFacts, url: string): boolean {
  return (
    FORUM_ADDRESS.test(url) ||
    FORUM_GENERATOR.test(facts.meta.get('generator') ?? '') ||
    facts.jsonLd.some((text) => FORUM_TYPE.test(text))
  );
}

/** Returns the name by which an element is the text of a post. */
function postName(element: ReadableElement, isForum: boolean): PostName | undefined {
  if (readableAttribute(element, 'itemprop') === 'text') return { name: 'itemprop', isSure: true };
  for (const { name, value } of element.attrs) {
    if (name !== 'class' && name !== 'id') continue;
    for (const word of words(value.toLowerCase())) {
      const own = word
        .slice(0, MAX_NAME_CHARS)
        .replaceAll('_', '')
        .replace(/\d{1,12}$/, '');
      if (POST_TEXT.has(own)) return { name: own, isSure: true };
      const plain = own.replaceAll('-', '');
      if (isForum && COMMON_TEXT.has(plain)) return { name: plain, isSure: false };
    }
  }
  return undefined;
}

function joined(posts: readonly ReadableElement[]): ReadableElement {
  const whole = readableElement('div', [], null);
  for (const post of posts) {
    const part = { ...post, name: 'div', parent: whole };
    for (const child of part.children) child.parent = part;
    whole.children.push(part);
    whole.chars += part.chars;
    whole.linkChars += part.linkChars;
  }
  return whole;
}
