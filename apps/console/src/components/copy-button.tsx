import { CheckIcon } from '@heroicons/react/16/solid';
import { Square2StackIcon } from '@heroicons/react/24/outline';
import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactElement } from 'react';

/** Copies a text. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }): ReactElement {
  const { copied, copy } = useClipboard();
  const shown = copied ? 'Copied' : label;
  return (
    <ActionIcon aria-label={shown} title={shown} onClick={() => copy(text)} size="sm">
      {copied ? <CheckIcon width={14} /> : <Square2StackIcon width={15} />}
    </ActionIcon>
  );
}
