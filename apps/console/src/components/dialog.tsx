import type { DrawerProps, ModalProps } from '@mantine/core';
import { lazy, type ReactElement, Suspense, useState } from 'react';

const Modal = lazy(() => import('./on-demand/modal.ts').then((module) => ({ default: module.Modal })));
const Drawer = lazy(() => import('./on-demand/drawer.ts').then((module) => ({ default: module.Drawer })));

/** Loaded when it is first opened; it stays, so that it can give the focus back when it closes. */
function useFirstOpening(opened: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened;
}

/** A dialog in the middle of the page. */
export function Dialog(props: ModalProps): ReactElement | null {
  if (!useFirstOpening(props.opened)) return null;
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}

/** A dialog at the side of the page. */
export function SidePanel(props: DrawerProps): ReactElement | null {
  if (!useFirstOpening(props.opened)) return null;
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}
