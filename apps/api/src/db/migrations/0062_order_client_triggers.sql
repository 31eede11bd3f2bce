-- Triggers of a row run by name. After those that describe contracts and payouts, so that a changed account is followed in the order
-- that the end of a contract takes, contracts before the card: the other way round, each would wait for the other.
alter trigger users_client_card on users rename to users_list_card;
