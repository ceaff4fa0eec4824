/** Texts for the tests of forms and database, which have to agree about each. */
export type TextExample = readonly [name: string, text: string];

export const visibleTexts: readonly TextExample[] = [
  ['Latin', 'Naïve weaving, part 2'],
  ['Hebrew beside Latin', 'שלום (test)'],
  ['Arabic', 'مرحبا بالعالم'],
  ['Urdu with a non-joiner', 'می\u200Cخواهم'],
  ['Hindi with a joiner', 'क्\u200Dष और क्\u200Cष'],
  ['Malayalam with a joiner', 'ന്\u200D'],
  ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
  ['a red heart', '\u2764\uFE0F'],
  ['the flag of Wales', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
  ['a soft hyphen within a word', 'hand\u00ADloom'],
  ['a word joiner within a word', 'hand\u2060loom'],
  ['Hangul', '한글'],
  ['one Braille letter', '\u2801'],
];

export const unseenTexts: readonly TextExample[] = [
  ['a zero-width space', '\u200B'],
  ['a non-joiner', '\u200C'],
  ['a joiner', '\u200D\u200D'],
  ['marks of direction', '\u200E\u200F\u061C'],
  ['an embedding with its end', '\u202B\u202C'],
  ['an isolate with its end', '\u2067\u2069'],
  ['a word joiner', '\u2060'],
  ['an invisible times sign', '\u2062'],
  ['a soft hyphen', '\u00AD'],
  ['a combining grapheme joiner', '\u034F'],
  ['a Mongolian vowel separator', '\u180E'],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
  ['an empty Braille pattern', '\u2800'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['an annotation', '\uFFF9\uFFFB'],
  ['such characters between blanks', '\u200B \u00A0 \u2060'],
];

export const turningTexts: readonly TextExample[] = [
  ['an override', 'gpj\u202Eexe'],
  ['an override to the right', 'a\u202Db\u202C'],
  ['embeddings', 'a\u202Ab\u202C'],
  ['an embedding to the left', 'a\u202Bb\u202C'],
  ['an isolate', 'a\u2066b\u2069'],
  ['an isolate to the left', 'a\u2067b\u2069'],
  ['a first-strong isolate', 'a\u2068b\u2069'],
  ['a left-to-right mark', 'a\u200Eb'],
  ['a right-to-left mark', 'a\u200Fb'],
  ['an Arabic letter mark', 'a\u061Cb'],
  ['a control of the second row', 'a\u0090b'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
];
