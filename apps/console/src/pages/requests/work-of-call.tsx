import type { ReceiptResult } from '@capstan/client';
import type { ReactElement } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import type { Tool } from '../playground/tool.ts';

const PAGES = {
  research: { to: '/research/$id', label: 'research run' },
  build: { to: '/builds/$id', label: 'build' },
  send_message: { to: '/messages/$id', label: 'message' },
} as const;
const JOB = { to: '/jobs/$id', label: 'job' } as const;

/** The page of what a call started, which has the same id; null for calls that only answer. */
export function workOfCall(receipt: ReceiptResult, tool: Tool | undefined): ReactElement | null {
  const { capability, attempts, id } = receipt;
  // A call that was refused at once started nothing.
  if (attempts.length === 0) return null;
  const page =
    capability in PAGES ? PAGES[capability as keyof typeof PAGES] : tool?.runs_as_job ? JOB : undefined;
  return page ? (
    <TextLink to={page.to} params={{ id }} inherit>
      {page.label}
    </TextLink>
  ) : null;
}
