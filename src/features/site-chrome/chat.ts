import { site } from '@/config/site';

/** What stands in the message field when the chat opens. */
const chatGreeting = `Hello ${site.name} team, I am interested in your programs and would like to know more.`;

export const chatLink = `${site.chatUrl}?text=${encodeURIComponent(chatGreeting)}`;
