import type { ReactElement, ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { Notice } from './notice.tsx';

interface EmptyNoticeProps {
  title: string;
  /** What to do. */
  children: ReactNode;
  /** A command for a terminal that does it, or shows the same list. */
  command: string;
  action?: ReactNode;
}

/** A list without entries. */
export const EmptyNotice = ({ command, ...notice }: EmptyNoticeProps): ReactElement => (
  <Notice {...notice} footer={<CodeBlock code={command} label="Command" />} />
);
