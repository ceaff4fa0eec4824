import { site } from '@/config/site';

import type { Article } from './public-model';

/**
 * An article that is part of the build. Shown, marked as a sample, when the articles cannot be fetched. `content` is
 * HTML that goes through the same sanitiser as staff content.
 */
export type SamplePost = Omit<
  Article,
  'updatedAt' | 'metaTitle' | 'metaDescription' | 'unpublishAt'
>;

/** One sample per category, newest first. The ids cannot collide with stored posts, which use UUIDs. */
export const samplePosts: readonly SamplePost[] = [
  {
    id: 'sample-1',
    title: 'Five numbers that explain any campaign',
    excerpt:
      'Cost, clicks, enquiries, customers and margin. With these five figures and a little division you can read any campaign report and ask the question that matters.',
    content: `
<p>Campaign reports can run to forty pages. Most decisions need five numbers, and you can find them in ten minutes. Learn to ask for them first, and the other thirty-nine pages become easier to read.</p>
<h2>The five</h2>
<ol>
<li><strong>Cost:</strong> everything spent in the period, fees and taxes included.</li>
<li><strong>Clicks:</strong> people who arrived on the page.</li>
<li><strong>Enquiries:</strong> people who left a number, called or wrote.</li>
<li><strong>Customers:</strong> people who paid.</li>
<li><strong>Margin:</strong> what remains of one sale after the cost of delivering it.</li>
</ol>
<h2>An example</h2>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Count</th><th scope="col">Cost of each</th></tr></thead>
<tbody>
<tr><th scope="row">Clicks</th><td>2,000</td><td>₹20</td></tr>
<tr><th scope="row">Enquiries</th><td>80</td><td>₹500</td></tr>
<tr><th scope="row">Customers</th><td>10</td><td>₹4,000</td></tr>
</tbody>
</table>
<p>The campaign cost ₹40,000. If a customer brings ₹6,000 of margin, it earned ₹20,000 after advertising. If the margin is ₹3,000, it lost ₹10,000, however pleasant the click rate looks. The figures are made up; the division is not.</p>
<h2>Where to look next</h2>
<p>Compare each step with the one before it. In this example 4% of visitors enquire, and one enquiry in eight buys. If many people click and few enquire, look at the page and at the searches you pay for. If many enquire and few buy, listen to the sales calls: the advertisement may promise something that the product does not give, or replies may come a day late.</p>
<blockquote><p>Ask of every number: would we do something different if it were half as large? If not, leave it out of the report.</p></blockquote>
<p>Practise with a neighbourhood business. Fill in the five numbers, mark those you had to guess, and suggest one change with a date on which to look again. That single page is a better introduction to an agency than a list of tools.</p>`,
    featuredImage: null,
    featuredImageAlt: '',
    author: 'Ananya Rao',
    authorImage: null,
    authorBio:
      'Ananya Rao is the digital marketing director among our mentors, with 10+ years of planning, running and stopping campaigns.',
    category: 'digital-marketing',
    tags: ['campaigns', 'measurement', 'reporting'],
    isFeatured: true,
    readingTime: 2,
    publishedAt: '2026-11-05T04:30:00Z',
  },
  {
    id: 'sample-2',
    title: 'Before you build a model, count the rows',
    excerpt:
      'Six plain checks that take half an hour and can save a week. How to get to know a new table before any chart, join or model is allowed near it.',
    content: `
<p>The first hour with a new table decides how the rest of the project goes. It is tempting to plot something at once. Count first: many strange results turn out to be a duplicate, a missing month or a column that means something else.</p>
<h2>Six checks</h2>
<ol>
<li><strong>What is one row?</strong> An order, an order line, a customer, a day? Write it as a sentence.</li>
<li><strong>How many rows, and how many should there be?</strong> Ask somebody who runs the business.</li>
<li><strong>Which column is unique?</strong> Prove it; do not trust the name <code>id</code>.</li>
<li><strong>What is missing?</strong> Count blanks, and also zeros, “NA” and dates in 1900 that stand for blanks.</li>
<li><strong>What are the extremes?</strong> The smallest, the largest and the most frequent value of each column.</li>
<li><strong>Which period is covered?</strong> Count rows by month and look for gaps.</li>
</ol>
<h2>Two of them in SQL</h2>
<pre><code class="language-sql">select count(*) as all_rows,
       count(distinct order_id) as orders,
       count(*) - count(amount) as missing_amounts
from sales;

select date_trunc('month', sold_on) as month, count(*)
from sales
group by 1
order by 1;</code></pre>
<p>If the first two figures differ, either the table has duplicates or a row is not an order. Both are worth knowing before you add up revenue.</p>
<h2>Write down what you found</h2>
<p>Keep a short note beside the analysis: source, date of the extract, meaning of a row, known gaps, and what you decided about each. Six months later this note is the only way to tell a changed business from a changed export.</p>
<blockquote><p>A result that surprises you is a question about the data until you have shown otherwise.</p></blockquote>
<p>In interviews, say these checks aloud before you answer the question about models. They show that you have met real data, which is rarely as tidy as a course file.</p>`,
    featuredImage: null,
    featuredImageAlt: '',
    author: 'Vikram Sethi',
    authorImage: null,
    authorBio:
      'Vikram Sethi is the data science lead among our mentors, with 10+ years of turning untidy tables into decisions.',
    category: 'data-science',
    tags: ['data quality', 'sql', 'analysis'],
    isFeatured: false,
    readingTime: 2,
    publishedAt: '2026-10-21T05:10:00Z',
  },
  {
    id: 'sample-3',
    title: 'Your first home lab, without breaking anything',
    excerpt:
      'An old laptop, two virtual machines and one rule about permission. A small security lab you can build this weekend, and what to write down so that it counts as experience.',
    content: `
<p>Security is learned by looking at systems, and the only systems you may freely look at are your own. A home lab gives you some. It needs no new hardware: a laptop with 8 GB of memory is enough to begin.</p>
<h2>The one rule</h2>
<p>Test only what you own or have written permission to test. A neighbour’s Wi-Fi, a college portal and a company’s website are not practice grounds, even when the door stands open. Unauthorised access is an offence under the Information Technology Act, 2000.</p>
<h2>What to build</h2>
<ul>
<li><strong>A watcher:</strong> a small Linux virtual machine that collects logs.</li>
<li><strong>A target:</strong> a second machine with a practice application made for learning, such as those listed by <a href="https://owasp.org">OWASP</a>.</li>
<li><strong>A wall:</strong> a host-only network, so that the two machines see each other and nothing else.</li>
<li><strong>A way back:</strong> a snapshot of each machine, taken before you begin.</li>
</ul>
<h2>Three exercises</h2>
<ol>
<li>Fail to sign in ten times on the target. Find the ten lines on the watcher. What do they tell you, and what is missing?</li>
<li>Write a rule that warns after five failures in a minute. Then set it off by accident, as a tired colleague would, and make it less noisy.</li>
<li>Restore the snapshot, repeat everything and time yourself.</li>
</ol>
<h2>Turn it into proof</h2>
<p>For each exercise write half a page: what happened, at what time, how you know, what you would change, and what you could not see. Draw the network by hand if you like. Employers cannot inspect your laptop; they can read your report.</p>
<blockquote><p>A lab is not measured by its tools. It is measured by the questions it lets you answer.</p></blockquote>
<p>Begin with one evening and one exercise. When you can explain the ten log lines to someone outside the field, add the next machine.</p>`,
    featuredImage: null,
    featuredImageAlt: '',
    author: 'Meera Nair',
    authorImage: null,
    authorBio:
      'Meera Nair is the cybersecurity expert among our mentors, with 10+ years of incident response behind her.',
    category: 'cybersecurity',
    tags: ['home lab', 'logs', 'practice'],
    isFeatured: false,
    readingTime: 2,
    publishedAt: '2026-10-06T06:20:00Z',
  },
  {
    id: 'sample-4',
    title: 'A résumé that survives the first thirty seconds',
    excerpt:
      'The first reader of a résumé is in a hurry. What she looks for, in which order, and how to rewrite a line about duties into a line about work that can be checked.',
    content: `
<p>The first person to read your résumé has many more to open before lunch. She is not looking for reasons to admire you. She is looking for three answers: what you do, whether you have done it, and whether you can join. Put them where her eye lands.</p>
<h2>The top third of page one</h2>
<ul>
<li>Name, city, phone, e-mail, and one link that opens on a phone without a login.</li>
<li>One sentence: your field, your strongest skill, the role you want.</li>
<li>Two or three pieces of work, each with a result.</li>
<li>Notice period, if you are employed. In India it often decides who is called first.</li>
</ul>
<p>Leave out the photograph, date of birth, father’s name, marital status and the declaration at the end, unless the notification asks for them. They take room from your work.</p>
<h2>From duty to evidence</h2>
<table>
<thead><tr><th scope="col">Duty</th><th scope="col">Evidence</th></tr></thead>
<tbody>
<tr><td>Responsible for social media</td><td>Planned and wrote 40 posts in three months for a bakery; orders by message rose from 5 to 12 a week</td></tr>
<tr><td>Worked on data cleaning</td><td>Merged four branch files of 18,000 rows; found and removed 900 duplicates</td></tr>
<tr><td>Knowledge of security tools</td><td>Built a two-machine lab; wrote an alert for repeated failed sign-ins and a one-page report</td></tr>
</tbody>
</table>
<p>If there is no number, give scope: how many people, how often, for whom. Never invent one. The follow-up question comes within a minute.</p>
<h2>For software and for people</h2>
<p>Many employers store résumés in tracking software. One column, ordinary headings, real text and a PDF made from a document rather than a picture serve both readers. Use the words of the advertisement where they are true of you.</p>
<blockquote><p>Give it to a friend for thirty seconds, take it away, and ask what you do. Rewrite the top until the answer is right.</p></blockquote>`,
    featuredImage: null,
    featuredImageAlt: '',
    author: 'Arjun Malhotra',
    authorImage: null,
    authorBio:
      'Arjun Malhotra is the UX design director among our mentors, with 10+ years in design teams and on hiring panels.',
    category: 'career-tips',
    tags: ['résumé', 'applications', 'job search'],
    isFeatured: false,
    readingTime: 2,
    publishedAt: '2026-09-16T04:50:00Z',
  },
  {
    id: 'sample-5',
    title: 'What AI tools change in an entry-level job',
    excerpt:
      'First drafts have become cheap; checking them has not. Which beginner tasks are shrinking, which are growing, and how to practise the part that employers still need people for.',
    content: `
<p>Nobody can tell you what an entry-level job will look like in ten years, and you should be wary of anyone who names a date. What can be said with some confidence is how the ordinary working day is changing now, because you can try it on your own desk.</p>
<h2>Shrinking and growing</h2>
<table>
<thead><tr><th scope="col">Field</th><th scope="col">Takes less time</th><th scope="col">Matters more</th></tr></thead>
<tbody>
<tr><th scope="row">Marketing</th><td>First drafts, resizing, variations</td><td>Knowing the customer, choosing, testing</td></tr>
<tr><th scope="row">Data</th><td>Routine queries, chart code</td><td>Definitions, checking, explaining doubt</td></tr>
<tr><th scope="row">Security</th><td>Summaries of alerts</td><td>Evidence, judgement, calm reports</td></tr>
</tbody>
</table>
<p>The common thread: producing became cheap, and being answerable for the result did not. A beginner who only produces competes with the tool. A beginner who can tell a good draft from a confident one works with it.</p>
<h2>Practise being the checker</h2>
<ol>
<li>Give a tool a task from your field to which you know the answer.</li>
<li>Mark each statement: right, wrong, or cannot be verified.</li>
<li>Correct it with a source for every correction.</li>
<li>Write down what kind of mistake it made, and how you would have caught it without knowing the answer.</li>
</ol>
<p>Do this ten times and keep the notes. You will have a small catalogue of failures, which is worth showing in an interview.</p>
<h2>Three habits</h2>
<ul>
<li><strong>Say when you used one</strong>, and for what. Ask your employer for the rule.</li>
<li><strong>Keep private data out:</strong> no customer names, salaries or keys in a tool that has not been approved for them.</li>
<li><strong>Learn the basics anyway.</strong> You cannot check a query, a claim or a log line that you could not have written slowly yourself.</li>
</ul>
<blockquote><p>The question to ask of your own work is no longer “did I make this?” but “would I sign it?”</p></blockquote>`,
    featuredImage: null,
    featuredImageAlt: '',
    author: `${site.name} Admissions Team`,
    authorImage: null,
    authorBio:
      'The admissions team answers questions on programs, fees and fit, and would rather advise you to wait than to enrol in a hurry.',
    category: 'industry-insights',
    tags: ['ai tools', 'entry-level jobs', 'skills'],
    isFeatured: false,
    readingTime: 2,
    publishedAt: '2026-08-27T05:40:00Z',
  },
];
