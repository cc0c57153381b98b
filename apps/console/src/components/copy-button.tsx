import { CheckIcon } from '@heroicons/react/16/solid';
import { Square2StackIcon } from '@heroicons/react/24/outline';
import { ActionIcon } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 1_500;

/** Copies a text. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const shown = isCopied ? 'Copied' : label;
  return (
    <ActionIcon
      aria-label={shown}
      title={shown}
      onClick={() => void copyText(text).then(setCopied)}
      size="sm"
    >
      {isCopied ? <CheckIcon width={14} /> : <Square2StackIcon width={15} />}
    </ActionIcon>
  );
}
