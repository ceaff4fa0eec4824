import { code, list, note, steps, text, type Lesson } from './lesson';

export const advancedAiDigitalMarketingLesson: Lesson = {
  slug: 'advanced-ai-digital-marketing-job-guarantee',
  title: 'What a customer is worth, and how to brief a machine',
  description:
    'The first lesson of the advanced AI digital marketing course, free: margin, repeat orders and the limit of a budget, then a prompt built part by part.',
  lead: 'Before the first campaign you have to know how the business earns its money: three figures decide what a customer may cost. Once they are on paper, an assistant can think along. Without them it can only sound clever.',
  minutes: 25,
  sections: [
    {
      id: 'worth',
      title: 'Three figures and a limit',
      blocks: [
        text(
          'Ask an owner how business is, and you will hear about sales. Sales pay nobody. Three other figures tell what there is to spend:',
        ),
        list(
          '**Order value:** what an average order comes to. Take the last three months, without the one wholesale order.',
          '**Margin:** the share of it that is left after goods, packing, postage and payment fees. Ask for it in rupees on one real order; percentages are often remembered from better years.',
          '**Repeat rate:** how many orders a new customer places within a period that you can wait for. For a small shop, a year; “lifetime” is a word for people with other people’s money.',
        ),
        text(
          'Multiply them, and you have what a customer leaves in the first year. It is the limit of what winning one may cost: the **acquisition cost**, all advertising divided by the **new** customers it brought. Between the two lies what pays rent and wages.',
        ),
        note(
          'Divide by new customers, never by all orders. Those who would have come back anyway make every campaign look good.',
        ),
      ],
    },
    {
      id: 'example',
      title: 'Worked example: block prints from Jaipur',
      blocks: [
        text(
          'A family sells hand-printed bedsheets. An order comes to ₹1,600. After cloth, printing, postage and fees 45% of it is left. New customers order 1.5 times in their first year. Last month ₹45,000 of advertising brought 60 new customers.',
        ),
        steps(
          'An order leaves ₹1,600 × 45% = **₹720**.',
          'A customer leaves ₹720 × 1.5 = **₹1,080** in the first year. This is the limit.',
          'A customer cost ₹45,000 ÷ 60 = **₹750**.',
          'So each leaves ₹1,080 − ₹750 = **₹330**, and the first order alone does not pay for the advertising: ₹720 is less than ₹750. The family waits for the second order.',
        ),
        text(
          'From here a question like “should we spend more?” gets edges. A further ₹45,000 must bring at least ₹45,000 ÷ ₹1,080, so 42 new customers, or it loses money. The first 60 were the easiest to win; the next ones usually cost more. And everything hangs on the 1.5: somebody should say where it comes from.',
        ),
        text(
          'Then ask **who decides**, and what they did the day before. Bedsheets are bought by somebody who has just moved, is marrying off a daughter, or was disappointed by a machine print that bled in the first wash. Three situations, three different advertisements, one product. You will find them in reviews and interviews in week 2; in week 1 you write down your guess, so that you can see later how wrong it was.',
        ),
        text(
          'All of this fits on one page, which is what you hand to a designer, a colleague or a machine: the business, the customer, the figures, the decision to be made, what must not be done. It is called a brief.',
        ),
      ],
    },
    {
      id: 'brief',
      title: 'A prompt is a brief',
      blocks: [
        text(
          'A language model continues your text in the most plausible way. Ask “How can I improve my marketing?”, and the most plausible continuation is what ten thousand pages say: post regularly, know your audience. Nothing of it is wrong, nothing of it is about you. A better answer needs no magic words. It needs the five parts that a good brief has:',
        ),
        list(
          '**Role:** from which chair the answer is to be given. Choose one that must say no at times.',
          '**Context:** the facts that only you have. Here stand the figures.',
          '**Constraint:** what must not happen, and what must not be assumed.',
          '**Format:** in which shape you can use the answer.',
          '**Check:** how the answer is to test itself, last of all, on what it has written.',
        ),
        text('Compare two prompts for the bedsheets:'),
        code('Give me ideas to grow our bedsheet business.'),
        code(
          'ROLE     You look after the money of a family business.\nCONTEXT  Order ₹1,600; 45% of it is left; 1.5 orders in the first year;\n         ₹45,000 a month brings 60 new customers.\nTASK     Name the one figure whose improvement by a tenth is worth most.\nLIMITS   Only these figures. No new channel.\nFORMAT   A table of one line per figure, then one sentence.\nCHECK    Show each multiplication, and say which figure is a guess.',
        ),
        text(
          'The second one takes three minutes longer to write, and can be answered only by working it out. It also shows you at once when the machine is wrong, for every step lies open. That is the real use of a good prompt: not a better-sounding answer, but one that you can check.',
        ),
        text(
          'What does not belong into it: names, phone numbers and orders of customers. Averages are enough, and averages are nobody’s personal data.',
        ),
      ],
    },
  ],
  exercise: {
    title: 'Your turn: brief an assistant, part by part',
    task: [
      text(
        'A tea shop in Coonoor sells by post. An order comes to ₹900, of which 40% is left; new customers order 2.5 times in the first year; ₹30,000 a month brings 40 new customers. The owner asks whether to double the budget. Choose a wording for each part of the prompt, or leave it out, and put the parts in an order that makes sense.',
      ),
      text(
        'No model runs in this page. Beside your prompt stands an answer that we prepared: the kind of answer that a prompt of this quality usually gets.',
      ),
    ],
    solution: [
      code(
        'ROLE     You look after the money of a small shop and may say no.\nCONTEXT  An order comes to ₹900, of which 40% is left. New customers order 2.5 times in\n         the first year. ₹30,000 a month brings 40 new customers.\nTASK     Should we raise the monthly advertising budget from ₹30,000 to ₹60,000?\nLIMITS   Use only these figures. Where one is missing, ask instead of assuming it.\nFORMAT   The answer in one sentence, then the calculation line by line, at most 120 words.\nCHECK    At the end, name the figure on which the answer depends most, and from which\n         value on it would be the opposite.',
      ),
      text(
        'An order leaves ₹360, a customer ₹900 in a year, and costs ₹30,000 ÷ 40 = ₹750. The second ₹30,000 must bring at least 34 new customers (₹30,000 ÷ ₹900 = 33.3). A sensible answer raises the budget in steps and looks at that number.',
      ),
    ],
  },
  closing: {
    title: 'That was the first of twenty-four weeks',
    text: 'You hand in nothing in week 1 but have your one-page brief; in week 2 you hold five interviews that prove half of it wrong. That is what they are for.',
  },
  webinar: 'AI assistants at work, without regret',
};
