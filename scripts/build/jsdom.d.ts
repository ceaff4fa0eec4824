/** The library comes without types; this is all of it that the build uses. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly url: string });
    readonly window: Window & typeof globalThis;
  }
}
