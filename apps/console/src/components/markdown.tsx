import type { ReactElement } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { ownUrl } from '../api/own-url.ts';
import classes from './markdown.module.css';

const COMPONENTS: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  ),
  // Pictures of other hosts are not loaded: that host would learn who reads this page.
  img: ({ src, alt }) => {
    const address = typeof src === 'string' && URL.canParse(src, window.location.origin) ? ownUrl(src) : '';
    return address.startsWith('/') ? <img src={address} alt={alt ?? ''} /> : <span>[{alt ?? 'image'}]</span>;
  },
};

/** Untrusted Markdown. HTML in it is not rendered. */
export const Markdown = ({ text }: { text: string }): ReactElement => (
  <div className={classes.markdown}>
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize]}
      components={COMPONENTS}
      skipHtml
    >
      {text}
    </ReactMarkdown>
  </div>
);
