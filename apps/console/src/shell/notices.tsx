import { useNotifications } from '@mantine/notifications';
import { lazy, type ReactElement, Suspense, useState } from 'react';

const NoticeList = lazy(() =>
  import('./notice-list.tsx').then(({ NoticeList }) => ({ default: NoticeList })),
);

/** Short messages at the edge of the page; what shows them is loaded with the first one. */
export function Notices(): ReactElement | null {
  const { notifications } = useNotifications();
  const [wasUsed, setWasUsed] = useState(false);
  if (notifications.length > 0 && !wasUsed) setWasUsed(true);
  if (!wasUsed) return null;
  return (
    <Suspense fallback={null}>
      <NoticeList />
    </Suspense>
  );
}
