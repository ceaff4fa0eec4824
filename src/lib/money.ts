/** Groups whole digits the Indian way: the last three, then pairs. `1234567` gives `12,34,567`. */
export function groupIndian(value: number): string {
  const digits = String(Math.abs(Math.round(value)));
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  const grouped = head === '' ? digits : `${head},${digits.slice(-3)}`;
  return value < 0 && digits !== '0' ? `−${grouped}` : grouped;
}

/** `₹1,00,000`. By hand, because the grouping of Intl differs between a browser's and the build's data. */
export function formatRupees(value: number): string {
  const text = groupIndian(value);
  return text.startsWith('−') ? `−₹${text.slice(1)}` : `₹${text}`;
}
