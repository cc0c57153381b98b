/** The only branch of a workspace, and who may move it. */
export interface Branch {
  /** Makes the caller the owner: only its commits are accepted from now on. @returns proof of ownership. */
  own(): Promise<string>;

  /** Returns whether it still has this owner; false too if that cannot be determined. */
  isOwnedBy(owner: string): Promise<boolean>;

  /** Returns the last commit, which the repository then has; null if there is none. */
  head(): Promise<string | null>;

  /**
   * Compare-and-swap of the last commit.
   * @param to a commit of the repository.
   * @param owner the result of {@link own}: the branch is moved only while it has this owner.
   * @throws WorkspaceMovedError when it is no longer at `from`, or has another owner.
   */
  moveHead(from: string | null, to: string, owner?: string): Promise<void>;

  /** Ends the work of a checkout: packs what is stored in many parts. */
  close(): Promise<void>;
}
