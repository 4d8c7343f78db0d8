// The kinds of operations that the sentence of a tag may lead to.
export const adding = /^addField$/;
export const changing = /^(?:changeField|setRules)$/;
export const removing = /^remove|^(?:changeField|setRules)$/;
export const renaming = /^(?:changeField|renameEntity|changeScreen|setName|setTexts)$/;
export const sorting = /^(?:setSort|moveField)$/;
export const grouping = /^setGroup$/;
export const looking = /^(?:setColors|setScheme|setTextSize|setLayout|setCardStyle|setIcon)$/;
export const counting = /^(?:setRules|changeField|changeScreen)$/;
export const filtering = /^(?:changeScreen|setRules|moveField|setSort)$/;
export const paging = /^(?:addEntity|addScreen)$/;
