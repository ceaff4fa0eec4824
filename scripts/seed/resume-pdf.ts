/** A text of one line within a PDF. */
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** A page with the résumé of an invented candidate: a real PDF of some 1,200 bytes, the same in every build. */
export function resumePdf(candidate: string): string {
  const lines: readonly (readonly [size: number, text: string])[] = [
    [22, candidate],
    [11, 'SOC analyst in training, Bengaluru'],
    [14, 'Experience'],
    [11, '2024 to today: help desk of a logistics company, 40 tickets a day'],
    [11, '2023: internship in network support, Mysuru'],
    [14, 'Training'],
    [11, 'Cyber Security, Careerloom, 2026: four projects, two incident reports'],
    [14, 'Skills'],
    [11, 'Log analysis, Wireshark, SIEM rules, clear reports'],
  ];
  const page = lines.map(([size, text]) => `/F1 ${String(size)} Tf 0 -30 Td (${escaped(text)}) Tj`);
  const content = `BT 60 790 Td ${page.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = String(objects.length + 1);
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
}
