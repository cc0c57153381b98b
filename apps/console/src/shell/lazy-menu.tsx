import { type ReactElement, type ReactNode, Suspense, useState } from 'react';

interface LazyMenuProps {
  /** The button that opens it, until it is loaded. */
  button: (onClick: () => void) => ReactElement;
  /** The same button with its menu, which is open at first. */
  children: ReactNode;
}

/** A menu that is loaded when it is opened for the first time. */
export function LazyMenu({ button, children }: LazyMenuProps): ReactElement {
  const [wasOpened, setWasOpened] = useState(false);
  const closed = button(() => setWasOpened(true));
  return wasOpened ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
