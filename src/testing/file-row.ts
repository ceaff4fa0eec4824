/** A row of `search_media`. The number makes id and name. */
export function fileRow(number: number, changes: object = {}) {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `file-${number}.png`,
    url: `/storage/v1/object/public/media-files/file-${number}.png`,
    size: 1_572_864,
    type: 'image/png',
    category: 'hero-images',
    alt_text: `Picture ${number}`,
    is_decorative: false,
    width: 1600,
    height: 900,
    uploaded_at: '2026-11-10 04:30:00+00',
    uploaded_by: 'Rohan Kapoor',
    ...changes,
  };
}
