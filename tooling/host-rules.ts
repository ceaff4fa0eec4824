/** One redirect as the build knows it, before it is known which hosts can say it. */
export interface HostRedirect {
  /** Path of ours: starts with `/`, without query, fragment and slash at its end. */
  readonly from: string;
  /** Path of ours with or without query and fragment, or an https address. */
  readonly to: string;
  readonly status: 301 | 302;
}
