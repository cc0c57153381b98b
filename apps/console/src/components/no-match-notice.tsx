import type { ReactElement } from 'react';
import { EmptyNotice } from './empty-notice.tsx';

/** A list in which no row has what the filters ask for. */
export const NoMatchNotice = (): ReactElement => (
  <EmptyNotice title="Nothing matches">Choose other filters.</EmptyNotice>
);
