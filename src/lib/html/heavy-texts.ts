/** Texts of the allowed length that would keep a browser busy: for the forms, the database and what shows them. */

const LENGTH = 900_000;

/** As often as it fits. */
function fill(unit: string, length = LENGTH): string {
  return unit.repeat(Math.floor(length / unit.length));
}

const numbered = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

/** HTML, each with the word by which its refusal is known. */
export const heavyHtml: readonly (readonly [string, string, string])[] = [
  ['20,000 nested elements', `${'<div>'.repeat(20_000)}x`, 'nested'],
  ['20,000 nested and closed elements', '<i>'.repeat(20_000) + '</i>'.repeat(20_000), 'nested'],
  ['a list 1,000 deep', '<ul><li>'.repeat(1000), 'nested'],
  ['a table in a table, 300 deep', '<table><tr><td>'.repeat(300), 'nested'],
  ['300 different unclosed elements', numbered(300, (n) => `<x${n}>`), 'nested'],
  ['80,000 attributes', `<p ${numbered(80_000, (n) => `a${n} `)}>x</p>`, 'attributes'],
  ['many attributes each', fill(`<p ${numbered(50, (n) => `a${n}=1 `)}>x</p>`), 'attributes'],
  ['900,000 characters of small elements', fill('<b>a</b>'), 'tags'],
  ['comments', fill('<!---->'), 'tags'],
  ['pictures', fill('<img src=/x alt=x>'), 'pictures'],
  ['videos', fill('<iframe src=https://player.vimeo.com/1></iframe>'), 'videos'],
  ['parts to unfold', '<details><summary>a</summary>b</details>'.repeat(9900), 'unfold'],
  [
    'words in tables',
    `<table>${`<tr><td>${'कौशल '.repeat(500)}</td></tr>`.repeat(350)}</table>`,
    'tables',
  ],
  ['empty lines of code', `<pre>${fill('\n')}</pre>`, 'lines'],
  ['one paragraph', `<p>${fill('कौशल ')}</p>`, 'characters'],
];

/** Texts that look harmless to a reader of tags who does not know what a browser does with them. */
export const misleadingHtml: readonly (readonly [string, string, string])[] = [
  ['closing tags in comments', '<div><!--</div>-->'.repeat(300), 'nested'],
  ['closing tags in comments of another form', '<div><!--</div>--!>'.repeat(300), 'nested'],
  ['closing tags in attributes', `<div title="</div>">`.repeat(300), 'nested'],
  ['closing tags in attributes without quotes', `<div title=</div>`.repeat(300), 'nested'],
  ['closing tags in a text field', '<div><textarea></div></textarea>'.repeat(300), 'nested'],
  ['closing tags in CDATA', '<svg><g><![CDATA[></g>]]>'.repeat(300), 'nested'],
  ['closing tags of something else', '<div></b>'.repeat(300), 'nested'],
  ['closing tags outside of their cell', '<div><table><tr><td></div>'.repeat(100), 'nested'],
  ['closing tags of a list item', '<li><ul></li>'.repeat(300), 'nested'],
  ['elements within formatting that closes', '<b><div></b>'.repeat(300), 'nested'],
  ['quotes that hide a tag', `<p a=x"><div>`.repeat(300), 'nested'],
  ['a tag after a short comment', '<!--><div>'.repeat(300), 'nested'],
  ['capitals and slashes', '<DIV/>'.repeat(300), 'nested'],
  [
    'formatting that every paragraph repeats',
    `<div>${numbered(90, (n) => `<b id=${n}>`)}</div>${'<p>x'.repeat(5000)}`,
    'tags',
  ],
  ['stray closing tags', fill('</p>'), 'tags'],
  ['a paragraph with stray closing tags', `<p>${fill('कौशल कौशल</li>', 200_000)}`, 'characters'],
  ['words between the rows of a table', `<table>${fill('<tr>कौशल कौशल', 200_000)}`, 'characters'],
];

/** Markdown of the length that is allowed for it. */
export const heavyMarkdown: readonly (readonly [string, string, string])[] = [
  ['60,000 emphasis marks', '**a '.repeat(45_000), 'characters'],
  ['emphasis marks in paragraphs', `${'a* '.repeat(2500)}\n\n`.repeat(20), 'signs'],
  ['emphasis marks in many paragraphs', `a${' *a'.repeat(1500)}\n\n`.repeat(40), 'signs'],
  ['emphasis marks without blanks', `a ${'a*'.repeat(90_000)}`, 'word'],
  ['60,000 brackets', `a ${'['.repeat(60_000)}`, 'word'],
  ['20,000 quotes', `a\n${'>'.repeat(20_000)}`, 'quotes or lists'],
  ['20,000 quotes with blanks', `a\n${'> '.repeat(20_000)}`, 'quotes or lists'],
  ['1,000 list items in one line', `a\n\n${'- '.repeat(1000)}a`, 'quotes or lists'],
  [
    'a list 200 deep by indentation',
    `a\n\n${numbered(200, (n) => `${'  '.repeat(n)}- a\n`)}`,
    'indented',
  ],
  ['list items in list items', `a\n\n${`${'- '.repeat(19)}a\n`.repeat(4000)}`, 'marks'],
  ['a long line of a list item', `- a\n${'b\n'.repeat(9000)}${'b '.repeat(5000)}`, 'characters'],
  ['100,000 lines', 'a\n'.repeat(90_000), 'lines'],
  ['an address of 100,000 characters', `a http://a.b${')'.repeat(100_000)}`, 'word'],
  ['500,000 characters', fill(`${'word '.repeat(50)}\n\n`, 500_000), 'Markdown can have'],
];

/** Only the forms count these. */
export const heavyTables: readonly (readonly [string, string, string])[] = [
  [
    'a table of short rows',
    `a\n\n${'|a'.repeat(90)}\n${'|-'.repeat(90)}\n${'a\n'.repeat(5000)}`,
    'cells',
  ],
  ['code without an end', `a\n\n\`\`\`\n${'code\n\n'.repeat(4500)}`, 'piece of code'],
];

/** Long texts as people write them. */
export const ordinaryTexts: readonly (readonly [string, string])[] = [
  [
    '860 kB of paragraphs',
    `<p>${'Learners build a <strong>portfolio</strong>. '.repeat(10)}</p>\n`.repeat(1800),
  ],
  [
    '4,000 pictures',
    '<figure><img src="/storage/v1/object/public/blog-images/a.webp" alt="x"></figure>'.repeat(
      4000,
    ),
  ],
  [
    'a table of 1,000 rows',
    `<table><tbody>${'<tr><td>a</td><td>b</td><td>c</td></tr>\n'.repeat(1000)}</tbody></table>`,
  ],
  ['unclosed paragraphs and items', `<ul>${'<li>one'.repeat(500)}</ul>${'<p>two'.repeat(500)}`],
  ['unclosed bold in each cell', `<table>${'<tr><td><b>a<td>b'.repeat(300)}</table>`],
  ['unclosed bold in each paragraph', '<p><b>Title</p><p>Text'.repeat(300)],
  ['a `<` in an attribute and in text', `<p title="a < b">1 < 2</p>`.repeat(300)],
  ['words in a comment', `<!-- ${'<p>'.repeat(100)} --><h2>a</h2>`],
  [
    'Markdown with a list of 1,000 links',
    `# Links\n\n${'- [One](https://example.com/one_two) and *more*\n'.repeat(1000)}`,
  ],
  [
    'Markdown that explains tags',
    `Text\n\n${'Use `<div>` for a box.\n\n'.repeat(300)}\`\`\`\n${'<div>\n'.repeat(300)}\`\`\`\n`,
  ],
  ['Markdown with a table', `Text\n\n| a | b |\n| - | - |\n${'| one | two |\n'.repeat(500)}`],
  [
    'Markdown of 150 kB',
    `Text\n\n${`${'Learners build **one** thing. '.repeat(20)}\n\n`.repeat(240)}`,
  ],
];
