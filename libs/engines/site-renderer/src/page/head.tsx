import { Fragment, h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';
import { SOCIAL_IMAGE, SOCIAL_IMAGE_SIZE } from './social-image.js';

export interface HeadProps {
  context: PageContext;
  title: string;
  description: string | null;
  hasScript: boolean;
  /** Fonts that the first screen needs. */
  preloads: readonly string[];
  hasSocialImage?: boolean;
  structuredData?: object | null;
  isPrivate?: boolean;
  /** In addition to the one of the site. */
  styleSheets?: readonly string[];
}

const MAX_DESCRIPTION = 160;

export function Head(props: HeadProps): VNode {
  const {
    context,
    title,
    description,
    hasScript,
    preloads,
    structuredData,
    isPrivate,
    styleSheets = [],
  } = props;
  const { theme } = context.document;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== null && <meta name="description" content={shortened(description, MAX_DESCRIPTION)} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content={theme.scheme === 'auto' ? 'light dark' : theme.scheme} />
      <SocialTags {...props} />
      <link rel="icon" href={context.file('favicon.svg')} type="image/svg+xml" />
      {preloads.map((path) => (
        <link rel="preload" href={context.file(path)} as="font" type="font/woff2" crossorigin="anonymous" />
      ))}
      {['site.css', ...styleSheets].map((path) => (
        <link rel="stylesheet" href={context.file(path)} />
      ))}
      {hasScript && <script src={context.file('site.js')} defer />}
      {structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }} />
      )}
    </head>
  );
}

function SocialTags({ context, title, description, hasSocialImage }: HeadProps): VNode {
  const { document } = context;
  return (
    <Fragment>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={document.identity.name} />
      <meta property="og:title" content={title} />
      {description !== null && (
        <meta property="og:description" content={shortened(description, MAX_DESCRIPTION)} />
      )}
      <meta property="og:locale" content={document.locale.replace('-', '_')} />
      {hasSocialImage && <SocialImageTags context={context} />}
    </Fragment>
  );
}

function SocialImageTags({ context }: Pick<HeadProps, 'context'>): VNode {
  return (
    <Fragment>
      <meta property="og:image" content={context.file(SOCIAL_IMAGE)} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={context.document.identity.name} />
    </Fragment>
  );
}

/** JSON within a script element: a closing tag inside a string would end it. */
export const scriptJson = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** A text cut at a word, with an ellipsis, if it is longer than `max` characters. */
function shortened(text: string, max: number): string {
  const characters = [...text.replaceAll(/\s+/gu, ' ')];
  if (characters.length <= max) return characters.join('');
  const cut = characters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,.;:–-]+$/u, '')}…`;
}
