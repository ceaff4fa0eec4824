import { forgetArticles } from './article-source';
import { forgetLists } from './list-source';

/** Drops what this tab has read as a visitor, so that a change by staff is seen at the next look. */
export function forgetPublished(): void {
  forgetArticles();
  forgetLists();
}
