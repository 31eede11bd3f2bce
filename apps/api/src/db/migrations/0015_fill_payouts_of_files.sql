-- Until now a file's payouts were those that name it, each in the last one it was written into.
update payout_files f set payout_ids = array(select p.id from payouts p where p.file_id = f.id order by p.due_by, p.id);
