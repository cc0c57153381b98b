import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';

type RowAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const RowAnchor = ({ children, ref, ...rest }: RowAnchorProps): ReactElement => (
  <a {...rest} ref={ref} className="row-link">
    {children}
  </a>
);

/** The link of a row of a table; it covers the row. */
export const RowLink: LinkComponent<typeof RowAnchor> = createLink(RowAnchor);
