// Words for kinds of fields, folded, and the types of fields that can become a choice.
export const ticks =
  /\b(?:tick\w*|check(?!list)\w*|yes|tik\w*|kutucu\w*|isaret\w*|evet|onay\w*|toggle|y n)\b/;
export const numbers =
  /\b(?:number\w*|numeric|digits?|figure|decimals?|sayi\w*|rakam\w*|ondalik\w*|kusurat\w*)\b/;
export const choosable = /^(?:text|longText|choice|number|boolean)$/;
/** With options that are named, also these become a choice. */
export const optionable =
  /^(?:text|longText|choice|number|boolean|reference|percent|duration|color|date|dateTime|time|money|rating|url)$/;
export const stars = /\b(?:stars?|yildiz\w*|puan\w*|rating|rate)\b/;
/** Names of what only shows rows. */
export const drawings = /(?:^| )(?:grafi[kg]\w*|takvim\w*|chart|graph|calendar)$/;
