import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/16/solid';
import { Button, Group } from '@mantine/core';
import type { ReactElement } from 'react';

interface PagerProps {
  /** Names it where a page has several. */
  label?: string;
  /** The cursor of this page; undefined on the first. */
  after: string | undefined;
  /** The cursor of the next page; null on the last. */
  next: string | number | null | undefined;
  onChange: (after: string | undefined) => void;
}

/** Pages of a list by cursor. The previous page is in the history of the browser. */
export function Pager(props: PagerProps): ReactElement | null {
  const { label = 'Pages of the list', after, next, onChange } = props;
  if (after === undefined && (next === null || next === undefined)) return null;
  return (
    <nav aria-label={label}>
      <Group justify="flex-end" mt="sm" gap="xs">
        {after !== undefined && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<ArrowLeftIcon width={14} />}
            onClick={() => onChange(undefined)}
          >
            First page
          </Button>
        )}
        <Button
          variant="default"
          size="compact-sm"
          rightSection={<ArrowRightIcon width={14} />}
          disabled={next === null || next === undefined}
          onClick={() => onChange(String(next))}
        >
          Next page
        </Button>
      </Group>
    </nav>
  );
}
