import { CheckIcon, ClipboardIcon } from '@heroicons/react/16/solid';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactElement } from 'react';

/** Copies a text. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }): ReactElement {
  const { copied, copy } = useClipboard();
  const shown = copied ? 'Copied' : label;
  return (
    <Tooltip label={shown}>
      <ActionIcon aria-label={shown} onClick={() => copy(text)} size="sm">
        {copied ? <CheckIcon width={14} /> : <ClipboardIcon width={14} />}
      </ActionIcon>
    </Tooltip>
  );
}
