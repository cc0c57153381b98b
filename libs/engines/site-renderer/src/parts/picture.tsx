import type { ImageRef } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';

interface PictureProps {
  image: ImageRef;
  context: PageContext;
  /** The first picture of a page loads at once. */
  isFirst?: boolean;
}

/** A picture with its credit. */
export function Picture({ image, context, isFirst = false }: PictureProps): VNode {
  const { path, alt, width, height, credit, focus } = image;
  return (
    <figure class="img">
      <img
        src={context.file(path)}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        style={focus && `object-position:${focus.x}% ${focus.y}%`}
      />
      {credit && (
        <figcaption>
          {context.words.page.photo}{' '}
          {credit.url === undefined ? credit.text : <a href={credit.url}>{credit.text}</a>}
        </figcaption>
      )}
    </figure>
  );
}
