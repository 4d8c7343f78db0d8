/** English names by which people of any language ask for a game. */
const names =
  /\b(?:candy\s*crush|flapp?y\s*bird|subway\s*surfers?|temple\s*run|space\s*invaders|fruit\s*ninja|angry\s*birds|super\s*mario|geometry\s*dash|call\s*of\s*duty|among\s*us|angry\s*birds|minecraft|roblox|pubg|monopoly|mario|pac-?man|tetris|wordle|clash\s*of\s*clans|clash\s*royale)\b/gi;

/** The text without names of games: they say nothing about its language. */
export const withoutGameNames = (text: string): string => text.replaceAll(names, ' ');
